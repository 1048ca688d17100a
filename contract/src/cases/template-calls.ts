import { command, query } from '../call.ts';
import { permissions } from '../permissions.ts';
import { PLACEHOLDER, type TemplateField, templateFields } from './constants.ts';

const schemas = () => import('./template-schemas.ts');

/** Returns a template's text with the facts of a case in place of its names in braces. */
export const fillTemplate = (
  text: string,
  facts: Readonly<Record<TemplateField, string>>,
): string =>
  text.replace(PLACEHOLDER, (whole, name: string) =>
    (templateFields as readonly string[]).includes(name) ? facts[name as TemplateField] : whole,
  );

/** Lists all templates by name. */
export const opsTemplateList = query({
  path: '/ops/case/template/list',
  callers: permissions.cases,
  schemas: () => schemas().then((all) => all.opsTemplateList),
});

/** Returns the last hundred versions of a template, the newest first. */
export const opsTemplateHistory = query({
  path: '/ops/case/template/history',
  callers: permissions.cases,
  schemas: () => schemas().then((all) => all.opsTemplateHistory),
});

/** Adds a template, or changes the one that `id` and `version` name. */
export const opsTemplateSave = command({
  path: '/ops/case/template/save',
  callers: permissions.caseWork,
  schemas: () => schemas().then((all) => all.opsTemplateSave),
  failures: ['template.changed', 'template.nameTaken'],
});

/** Removes a template; answers that were sent with it stay as they are. */
export const opsTemplateRemove = command({
  path: '/ops/case/template/remove',
  callers: permissions.caseWork,
  schemas: () => schemas().then((all) => all.opsTemplateRemove),
  failures: ['template.changed'],
});
