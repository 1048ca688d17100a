import helmet from 'helmet';

/**
 * The headers by which a browser keeps every answer safe: nothing is loaded from elsewhere, framed,
 * sniffed or referred. Helmet says them once; they are the same for every answer.
 */
export function securityHeaders(): Readonly<Record<string, string>> {
  const headers: Record<string, string> = {};
  const draw = helmet({
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: null,
      },
    },
    // The market is served over plain HTTP on loopback; a proxy that ends TLS adds the header.
    strictTransportSecurity: false,
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
