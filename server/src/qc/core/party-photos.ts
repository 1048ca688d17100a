import { partySubjects } from '#contract/qc/photo-subjects.ts';
import type { ReportValue } from './reports/report.ts';

type Test = ReportValue['tests'][number];

/**
 * Returns the stored addresses of photos that name parties, addresses or other lots: all of the test
 * of documents, and those of papers, labels and packaging. A file that is one of them once is so
 * wherever it stands.
 */
export function partyPhotos(tests: readonly Pick<Test, 'test' | 'photos'>[]): Set<string> {
  const ofParties = tests.flatMap(({ test, photos }) =>
    photos.filter(({ subject }) => test === 'documents' || partySubjects.includes(subject)),
  );
  return new Set(ofParties.map(({ url }) => url));
}

/** The tests of a report as anybody with its code sees them, and the figures that are left out. */
export function withoutPartyPhotos<T extends Pick<Test, 'test' | 'photos'>>(
  tests: readonly T[],
): { readonly tests: T[]; readonly withheld: number[] } {
  const ofParties = partyPhotos(tests);
  const figures = tests.flatMap(({ photos }) => photos);
  return {
    tests: tests.map((test) => ({
      ...test,
      photos: test.photos.filter(({ url }) => !ofParties.has(url)),
    })),
    withheld: figures.flatMap(({ url }, place) => (ofParties.has(url) ? [place + 1] : [])),
  };
}
