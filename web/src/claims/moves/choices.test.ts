import { describe, expect, it } from 'vitest';
import { claimTable } from '#contract/claims/table.ts';
import { desks } from '../desk/desks.ts';
import { choices, choicesOf, controlOf } from './choices.ts';

describe('the controls of a claim', () => {
  it('stand for every event that somebody may take', () => {
    const taken = claimTable.filter((row) => !row.by.some((actor) => actor === 'clock'));
    expect(taken.filter(({ event }) => controlOf[event] === null)).toEqual([]);
  });

  it('have a form for each event of the box, and none for those of the clock', () => {
    const boxes = Object.entries(controlOf).filter(([, room]) => room === 'box');
    expect(boxes.map(([event]) => event).sort()).toEqual(Object.keys(choices).sort());
  });

  it('have a form for each event of the warehouse', () => {
    const atDesk = Object.entries(controlOf).filter(([, room]) => room === 'desk');
    expect(desks.map(({ event }) => event).sort()).toEqual(atDesk.map(([event]) => event).sort());
  });

  it('offer what the server allows and nothing else', () => {
    expect(choicesOf({ events: ['withdraw', 'requestRuling', 'acceptOffer'] })).toEqual([
      'acceptOffer',
      'requestRuling',
    ]);
    expect(choicesOf({ events: [] })).toEqual([]);
  });
});
