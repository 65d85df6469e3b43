import type { Context } from 'hono';
import { every } from 'hono/combine';
import { secureHeaders } from 'hono/secure-headers';

/** Path of the files of Swagger UI, which are part of the build; the platform serves them. */
const FILES = '/docs';

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Tahoun: the API</title>
<link rel="stylesheet" href="${FILES}/swagger-ui.css">
<link rel="icon" href="data:,">
</head>
<body>
<div id="reference"></div>
<script src="${FILES}/swagger-ui-bundle.js"></script>
<script src="${FILES}/reference.js"></script>
</body>
</html>
`;

/** The page loads nothing from elsewhere, and talks to this service only. */
const POLICY = {
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  styleSrc: ["'self'", "'unsafe-inline'"],
  imgSrc: ["'self'", 'data:'],
  connectSrc: ["'self'"],
  frameAncestors: ["'none'"],
};

/** The reference of the API, in which every example can be run. */
export const docsPage = every(
  secureHeaders({ contentSecurityPolicy: POLICY, strictTransportSecurity: false }),
  async (c: Context) => {
    c.header('Cache-Control', 'public, max-age=3600');
    return c.html(PAGE);
  },
);
