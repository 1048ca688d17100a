import type { Question } from './Questions.tsx';

/** The questions of a page as schema.org names them; for pages that show all of them. */
export const faqPage = (questions: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ q, a }) => ({
    '@type': 'Question',
    name: q,
    acceptedAnswer: { '@type': 'Answer', text: a },
  })),
});

/** Assay itself; addresses that begin with a slash are of this origin. */
export const organization = (name: string, description: string) => ({
  '@type': 'Organization',
  '@id': '/#organization',
  name,
  alternateName: ['Assay', '验芯'],
  url: '/home',
  logo: '/favicon.svg',
  description,
});

/** The site and the search that stands in its head. */
export const webSite = (name: string) => ({
  '@type': 'WebSite',
  '@id': '/#website',
  name,
  url: '/home',
  publisher: { '@id': '/#organization' },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: '/part-search?keyword={search_term_string}&isAccurate=0',
    },
    'query-input': 'required name=search_term_string',
  },
});
