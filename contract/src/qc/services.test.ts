import { expect, test } from 'vitest';
import { testCodes } from '../orders/terms.ts';
import { findings, type LabService, labServices, labTopics, serviceGroups } from './services.ts';

const services: readonly LabService[] = labServices;

test('every test that the laboratory sells belongs to exactly one service', () => {
  expect(services.flatMap(({ tests }) => tests).sort()).toEqual([...testCodes].sort());
});

test('spec 9: QC services: the services of the specification are all there', () => {
  const named = [
    'decapsulation',
    'electrical',
    'functional',
    'ddr-memory',
    'mlcc',
    'jtag-boundary-scan',
    'transistor-mosfet',
    'solderability',
    'acoustic-scanning',
    'programming',
    'reliability',
    'lead-free',
    'tape-and-reel',
    'antistatic-packing',
  ];
  expect(labTopics).toEqual(expect.arrayContaining(named));
});

test('addresses are unique kebab-case, and services stand in the order of their groups', () => {
  expect(new Set(labTopics).size).toBe(labTopics.length);
  for (const slug of labTopics) expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
  const places = services.map(({ group }) => serviceGroups.indexOf(group));
  expect(places).toEqual([...places].sort((one, other) => one - other));
});

test('the showcase has twelve items, and services show pictures that exist', () => {
  expect(findings.map(({ number }) => number)).toEqual(
    Array.from({ length: 12 }, (_, at) => at + 1),
  );
  for (const { picture } of services) {
    if (picture !== undefined) expect(findings[picture - 1]?.number).toBe(picture);
  }
});
