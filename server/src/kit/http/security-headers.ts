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
  const headers: Record<string, string> = {};
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
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: (name: string) => {
      delete headers[name.toLowerCase()];
    },
  };
  // Nothing of it reads the request.
  applyHelmet({} as Request, response as unknown as Reply, (error) => {
    if (error) throw error;
  });
  return headers;
}

type Request = Parameters<ReturnType<typeof helmet>>[0];
type Reply = Parameters<ReturnType<typeof helmet>>[1];
