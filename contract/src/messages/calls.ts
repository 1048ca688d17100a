import { anyone, type CallSchemas, command, query, signedIn } from '../call.ts';

const schemas = () => import('./schemas.ts');

/*#__NO_SIDE_EFFECTS__*/
const list = <S extends CallSchemas>(path: `/${string}`, schemas: () => Promise<S>) =>
  query({ path, callers: signedIn, schemas });

/*#__NO_SIDE_EFFECTS__*/
const mark = <S extends CallSchemas>(path: `/${string}`, schemas: () => Promise<S>) =>
  command({ path, callers: signedIn, schemas });

export const msgBoxList = list('/msgBox/list', () => schemas().then((all) => all.msgBoxList));

export const msgBoxRead = mark('/msgBox/read', () => schemas().then((all) => all.msgBoxRead));

export const msgBoxDel = mark('/msgBox/del', () => schemas().then((all) => all.msgBoxDel));

export const noticeBoxList = list('/noticeBox/list', () =>
  schemas().then((all) => all.noticeBoxList),
);

export const noticeBoxRead = mark('/noticeBox/read', () =>
  schemas().then((all) => all.noticeBoxRead),
);

export const noticeBoxDel = mark('/noticeBox/del', () => schemas().then((all) => all.noticeBoxDel));

export const mailSettings = query({
  path: '/msgBox/mailSettings',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.mailSettings),
});

export const mailSet = command({
  path: '/msgBox/mailSet',
  callers: signedIn,
  schemas: () => schemas().then((all) => all.mailSet),
});

export const unsubscribeOne = query({
  path: '/msgBox/unsubscribeOne',
  callers: anyone,
  schemas: () => schemas().then((all) => all.unsubscribeOne),
  failures: ['notFound'],
});

export const unsubscribeSet = command({
  path: '/msgBox/unsubscribeSet',
  callers: anyone,
  schemas: () => schemas().then((all) => all.unsubscribeSet),
  failures: ['notFound'],
});
