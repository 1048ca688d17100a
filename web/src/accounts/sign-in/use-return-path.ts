import { useEffect } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** An address of this site and of nowhere else: browsers leave tabs and line ends out of an address. */
const isOwnPath = (path: string) => /^\/([^/\\\s][^\\\s]*)?$/.test(path);

/** `?from=` is where a link of a mail leads to: it becomes what the guard returns to. */
export function useReturnPath(page: '/login' | '/register') {
  const [query] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const returnPath = query.get('from');
  useEffect(() => {
    if (returnPath !== null && isOwnPath(returnPath) && state === null) {
      navigate(page, { replace: true, state: { from: returnPath } });
    }
  }, [returnPath, state, navigate, page]);
}
