import * as z from 'zod';
import { refusalsFor } from '../errors/catalogue.js';
import * as answers from './answers/index.js';
import { JOB_ROUTES } from './job-routes.js';
import { LIVE_ROUTES } from './live-routes.js';
import { type Described, type Description, operationsOf, plain } from './operations.js';
import { PICTURE_ROUTES, POSITION_ROUTES } from './position-routes.js';
import { SEARCH_ROUTES } from './search-routes.js';

const DESCRIPTIONS: Readonly<Record<Described, Description>> = {
  ...POSITION_ROUTES,
  ...SEARCH_ROUTES,
  ...PICTURE_ROUTES,
  ...JOB_ROUTES,
  ...LIVE_ROUTES,
};

/** Every operation of the document. */
export const OPERATIONS = [
  ...Object.entries(DESCRIPTIONS).flatMap(([name, described]) => operationsOf(name as Described, described)),
  plain('/healthz', 'Whether the service is alive', 'Answered whatever else waits.', answers.Health),
  plain(
    '/readyz',
    'Whether the service takes more requests',
    'For load balancers: 503 while it has as many searches as it takes.',
    answers.Readiness,
    refusalsFor(['readiness']),
  ),
  plain(
    '/openapi.json',
    'This document',
    'Made from the schemas that requests are checked with.',
    z.looseObject({}),
    new Map([[304, []]]),
  ),
];
