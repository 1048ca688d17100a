import helmet from 'helmet';

const YEAR_S = 31_536_000;

/**
 * The headers by which a browser keeps every answer safe: nothing is loaded from elsewhere, framed,
 * sniffed or referred. Helmet says them once; they are the same for every answer.
 */
export function securityHeaders(isHttps = false): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const draw = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        // The reader of codes on labels is WebAssembly; scripts stay those of this host.
        scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
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
  const answer = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: (name: string) => {
      delete headers[name.toLowerCase()];
    },
  };
  // Nothing of it reads the request.
  draw({} as Request, answer as unknown as Reply, (error) => {
    if (error) throw error;
  });
  return headers;
}

type Request = Parameters<ReturnType<typeof helmet>>[0];
type Reply = Parameters<ReturnType<typeof helmet>>[1];
