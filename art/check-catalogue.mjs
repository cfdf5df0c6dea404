// Proves what the screens rely on: unique names and numbers, plausible values, and no two neighbours of one colour.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { palettes } from './paint/palettes.mjs';
import { pictures } from './pictures/index.mjs';

const columns = 3;
const gameTypes = { Live: 1, Fishing: 2, Slot: 3, Sports: 4, 'Table Game': 5, 'Board Game': 5, Bingo: 7 };

const games = readCatalogue('games');
const providers = readCatalogue('providers');

checkProviders();
checkGames();
checkNeighbours();
console.log(`${games.length} games of ${providers.length} providers are in order.`);

function readCatalogue(name) {
  return JSON.parse(readFileSync(new URL(`../content/catalogue/${name}.json`, import.meta.url), 'utf8'));
}

function checkProviders() {
  for (const field of ['venue_id', 'platform_id', 'code', 'name', 'logo']) assertUnique(providers, field);
  const pinned = providers.find((provider) => provider.venue_id === 203);
  assert.equal(pinned?.platform_id, 305, 'venue 203 has platform 305');
  const slotsOfPinned = games.filter((game) => game.category === 'Slot' && game.provider === pinned.code);
  assert.ok(slotsOfPinned.length >= 12, 'the provider of venue 203 has at least 12 slots');
}

function checkGames() {
  for (const field of ['code', 'en_name', 'tl_name', 'approval_ref', 'art', 'sorting']) assertUnique(games, field);
  const providerCodes = new Set(providers.map((provider) => provider.code));
  for (const game of games) {
    assert.match(game.code, /^[a-z0-9]+(-[a-z0-9]+)*$/, game.code);
    assert.equal(game.game_type, gameTypes[game.category], `${game.code} has the game type of its category`);
    assert.equal(game.art, `/img/games/${game.code}.webp`);
    assert.ok(providerCodes.has(game.provider), `${game.code} names a known provider`);
    assert.ok(game.rtp_ppm >= 880_000 && game.rtp_ppm <= 990_000, `${game.code} has a plausible return`);
    assert.ok(game.volatility >= 1 && game.volatility <= 5, `${game.code} has a volatility of 1 to 5`);
    assert.ok(palettes[game.palette], `${game.code} names a known palette`);
    assert.ok(pictures[game.code], `${game.code} has a picture`);
  }
  assert.equal(Object.keys(pictures).length, games.length, 'there is no picture without a game');
  assertNoTwins();
}

function assertNoTwins() {
  const looks = games.map((game) => `${game.palette} ${JSON.stringify(pictures[game.code].hero)}`);
  assert.equal(new Set(looks).size, games.length, 'no two games share hero and palette');
}

function checkNeighbours() {
  const online = games.filter((game) => game.online);
  for (const category of Object.keys(gameTypes)) {
    assertVaried(category, games.filter((game) => game.category === category));
    assertVaried(category, online.filter((game) => game.category === category));
  }
  assertVaried('hot', online.filter((game) => game.is_hot));
  assertVaried('new', online.filter((game) => game.is_new));
}

function assertVaried(list, members) {
  const sorted = members.toSorted((left, right) => right.sorting - left.sorting);
  for (const [index, game] of sorted.entries()) {
    for (const distance of [1, columns]) {
      const neighbour = sorted[index - distance];
      assert.notEqual(game.palette, neighbour?.palette, `${list}: ${game.code} beside ${neighbour?.code}`);
    }
  }
}

function assertUnique(rows, field) {
  const seen = new Set();
  for (const row of rows) {
    assert.ok(!seen.has(row[field]), `${field} ${row[field]} appears twice`);
    seen.add(row[field]);
  }
}
