import * as z from 'zod';
import * as answers from './answers/index.js';
import { JOB_ROUTES } from './job-routes.js';
import { LIVE_ROUTES } from './live-routes.js';
import { plain } from './operations.js';
import { PICTURE_ROUTES, POSITION_ROUTES } from './position-routes.js';
import { SEARCH_ROUTES } from './search-routes.js';

/** Every route as the document has it. */
export const ROUTES = [
  ...POSITION_ROUTES,
  ...SEARCH_ROUTES,
  ...PICTURE_ROUTES,
  ...JOB_ROUTES,
  ...LIVE_ROUTES,
  plain(
    '/healthz',
    'Whether the service is alive',
    'Answered whatever else waits.',
    'application/json',
    answers.Health,
  ),
  plain(
    '/readyz',
    'Whether the service takes more requests',
    'For load balancers: 503 while it has as many searches as it takes.',
    'application/json',
    answers.Readiness,
    [503],
  ),
  plain(
    '/openapi.json',
    'This document',
    'Made from the schemas that requests are checked with.',
    'application/json',
    z.looseObject({}),
    [304],
  ),
] as const;
