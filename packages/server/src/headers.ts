/** Sent with every answer that a browser may show: the page runs its own code only, in no one else's frame. */
export const securityHeaders = {
  'content-security-policy': [
    "default-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
} as const;

/** Sent with what only programs read: should a browser show it, nothing in it runs. A move is answered with less than half of the bytes. */
export const dataHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

/** Built files carry a hash in their name and never change; everything else is asked for anew. */
export function cacheControl(path: string): string {
  return /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}
