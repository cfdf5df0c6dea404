import { dominoes, dragonTiger, draughts, gemTiles, mahjong, pegs, sungka } from './boards.mjs';
import { cards, redBlack } from './cards.mjs';
import { chips } from './chips.mjs';
import { colourCubes, dice, peryaDice, redWhite } from './dice.mjs';
import { jeepney, parol, vinta } from './local.mjs';
import { bingoBalls, bingoCard, bingoSeventyFive, bingoStar, bingoTrio, kenoBalls } from './numbers.mjs';
import { abaniko, mangosteen, rainbow, salakot, seven, tarsier } from './treasures.mjs';
import { prizeWheel, roulette } from './wheels.mjs';

// What the set of drawings has no picture of. A symbol fills a box of 64, or places itself in the whole picture.
export const symbols = {
  abaniko,
  'bingo-balls': bingoBalls,
  'bingo-card': bingoCard,
  'bingo-seventy-five': bingoSeventyFive,
  'bingo-star': bingoStar,
  'bingo-trio': bingoTrio,
  cards,
  chips,
  'colour-cubes': colourCubes,
  dice,
  dominoes,
  'dragon-tiger': dragonTiger,
  draughts,
  'gem-tiles': gemTiles,
  jeepney,
  'keno-balls': kenoBalls,
  mahjong,
  mangosteen,
  parol,
  pegs,
  'perya-dice': peryaDice,
  'prize-wheel': prizeWheel,
  rainbow,
  'red-black': redBlack,
  'red-white': redWhite,
  roulette,
  salakot,
  seven,
  sungka,
  tarsier,
  vinta,
};
