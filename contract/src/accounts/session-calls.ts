import { command, query, signedIn, staffRoles } from '../call.ts';

const schemas = () => import('./schemas.ts');

export const loginUser = query({
  path: '/mall/login/user',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.loginUser),
});

export const logout = command({
  path: '/mall/logout',
  callers: [...signedIn, ...staffRoles],
  schemas: () => schemas().then((all) => all.logout),
});

export const opsMe = query({
  path: '/ops/me',
  callers: staffRoles,
  schemas: () => schemas().then((all) => all.opsMe),
});
