import { slotsOfArawStudio } from './slots-of-araw-studio.mjs';
import { slotsOfBahari } from './slots-of-bahari.mjs';
import { slotsOfPilakGames } from './slots-of-pilak-games.mjs';
import { slotsOfTalaPlay } from './slots-of-tala-play.mjs';
import { slotsOfAmihanGames } from './slots-of-amihan-games.mjs';
import { live } from './live.mjs';
import { fishing } from './fishing.mjs';
import { sports } from './sports.mjs';
import { tableGames } from './table-games.mjs';
import { boardGames } from './board-games.mjs';
import { bingo } from './bingo.mjs';

export const pictures = {
  ...slotsOfArawStudio,
  ...slotsOfBahari,
  ...slotsOfPilakGames,
  ...slotsOfTalaPlay,
  ...slotsOfAmihanGames,
  ...live,
  ...fishing,
  ...sports,
  ...tableGames,
  ...boardGames,
  ...bingo,
};
