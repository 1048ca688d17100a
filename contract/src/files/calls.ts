import { command, signedIn, staffRoles } from '../call.ts';
import { quotas } from '../quotas.ts';

const schemas = () => import('./schemas.ts');

/**
 * Takes one file in the form field `file` (specification section 5): an attachment format by its
 * content, 1 byte to 3072 KB. It is removed after a day unless another call names it.
 */
export const fileUpload = command({
  path: '/file/upload',
  perCaller: quotas.uploads,
  callers: [...signedIn, ...staffRoles],
  form: true,
  schemas: () => schemas().then((all) => all.fileUpload),
  failures: ['file.empty', 'file.tooLarge', 'file.format', 'file.sides'],
  perMinute: 60,
});
