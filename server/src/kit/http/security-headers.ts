import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';

const YEAR_S = 31_536_000;

/** Addresses of the operator's console, whose dock reads codes by WebAssembly. */
const consolePages = /^\/ops(?:[/?]|$)/;

/** Returns the headers of an answer by its address: the console alone may compile WebAssembly. */
export function safetyOf(isHttps = false): (url: string) => Readonly<Record<string, string>> {
  const plain = securityHeaders(isHttps);
  const scanning = securityHeaders(isHttps, { scans: true });
  return (url) => (consolePages.test(url) ? scanning : plain);
}

/**
 * The headers by which a browser keeps every answer safe: nothing is loaded from elsewhere, framed,
 * sniffed or referred. Helmet says them once for each kind of page.
 */
export function securityHeaders(
  isHttps = false,
  { scans = false }: { readonly scans?: boolean } = {},
): Readonly<Record<string, string>> {
  const applyHelmet = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // The reader of codes on labels is WebAssembly; scripts stay those of this host.
        scriptSrc: scans ? ["'self'", "'wasm-unsafe-eval'"] : ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    // Over plain HTTP, on loopback, browsers must not be told that there is TLS.
    strictTransportSecurity: isHttps && { maxAge: YEAR_S, includeSubDomains: false },
  });
  // Neither is ever sent: the headers are the same for every request.
  const request = new IncomingMessage(new Socket());
  const response = new ServerResponse(request);
  applyHelmet(request, response, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}
