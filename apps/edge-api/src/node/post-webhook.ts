import { type LookupAddress, lookup } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { type LookupFunction, isIP } from 'node:net';
import type { Post } from '@tahoun/live/store';
import ipaddr from 'ipaddr.js';

/** The addresses that webhooks may have: public ones by HTTPS, or any, for a private network. */
export type WebhookReach = 'public' | 'private';

/** Milliseconds for a whole call. */
const PATIENCE_MS = 5000;

/** The only addresses of IPv6 that are given out for the internet (RFC 4291): others may hold one of IPv4 inside. */
const GLOBAL_UNICAST = ipaddr.IPv6.parseCIDR('2000::/3');

/** Whether an address is public: neither of this machine or its network, nor one that leads there. */
function isPublic(text: string): boolean {
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(GLOBAL_UNICAST));
}

/** Names of this machine or its network (RFC 6761, 6762, 8375), and those of one word, which only a network knows. */
const LOCAL_NAME = /(?:^|\.)(?:localhost|local|internal|home\.arpa)\.?$|^[^.]*\.?$/;

/** Looks up the addresses of a name. Fails if one is not public, so that no connection can lead there. */
const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const hidden = found?.find(({ address }) => !isPublic(address));
    const failed = hidden ? new Error(`${hostname} leads to ${hidden.address}, which is not public`) : error;
    const [first] = found ?? [];
    if (failed || first === undefined) done(failed ?? new Error(`${hostname} has no address`), '', 0);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Whether a webhook may have this address, as far as its text shows. */
export function mayBeWebhook(url: string, reach: WebhookReach): boolean {
  const { protocol = '', hostname = '', username = '' } = URL.canParse(url) ? new URL(url) : {};
  if (username !== '') return false;
  if (reach === 'private') return protocol === 'https:' || protocol === 'http:';
  const host = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(host) === 0 ? !LOCAL_NAME.test(host) : isPublic(host));
}

/** Posts to webhooks. It follows no redirects and reads nothing of the answer but its status. */
export function webhookPost(reach: WebhookReach, patienceMs = PATIENCE_MS): Post {
  return (url, headers, body) =>
    new Promise((resolve) => {
      if (!mayBeWebhook(url, reach)) return resolve(false);
      const isSecure = new URL(url).protocol === 'https:';
      const request = (isSecure ? requestHttps : requestHttp)(url, {
        method: 'POST',
        headers: { ...headers, 'Content-Length': Buffer.byteLength(body), 'User-Agent': 'Tahoun' },
        agent: false,
        signal: AbortSignal.timeout(patienceMs),
        ...(reach === 'public' ? { lookup: publicLookup } : {}),
      });
      request.on('error', () => resolve(false));
      request.on('response', ({ statusCode = 0 }) => {
        resolve(statusCode >= 200 && statusCode < 300);
        request.destroy();
      });
      request.end(body);
    });
}
