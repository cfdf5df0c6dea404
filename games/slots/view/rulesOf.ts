import type { CascadeGame, FreeSpins, HoldBonus, PickBonus, ReelGame, Text, Title } from '../shape.ts'

/** The rules of a title in sentences, said from the very tables that decide its rounds. */
export function rulesOf(title: Title): Text[] {
  const { game, freeSpins, pick, hold, declared, mostWin, stakes } = title
  const name = (letter: string): Text => title.symbols[letter]?.name ?? { en: letter, tl: letter }
  const percent = (declared.returnPpm / 10_000).toFixed(2)
  const hit = (declared.hitPpm / 10_000).toFixed(1)
  const [least = 0, largest = 0] = [stakes[0], stakes.at(-1)]
  return [
    ...(game.kind === 'cascade' ? cascadeRules(game) : [...reelRules(game, name), ...idleRules(title, game, name)]),
    ...(freeSpins ? freeRules(freeSpins, name) : []),
    ...(hold ? holdRules(hold) : []),
    ...(pick ? pickRules(pick) : []),
    {
      en: `You may bet from ₱${least} to ₱${largest}. No round pays more than ${mostWin} times its bet: it ends there.`,
      tl: `Puwedeng tumaya mula ₱${least} hanggang ₱${largest}. Walang round na nagbabayad nang higit sa ${mostWin} beses ng taya: doon ito nagtatapos.`,
    },
    {
      en: `Over very many rounds the game returns ${percent} % of what is bet. ${hit} % of rounds pay something. Volatility ${declared.volatility} of 5.`,
      tl: `Sa napakaraming round, ibinabalik ng laro ang ${percent} % ng itinaya. May bayad ang ${hit} % ng mga round. Volatility ${declared.volatility} sa 5.`,
    },
    {
      en: 'A round that is cut off is kept and goes on when you come back. One that waits for a choice for a day is given the first box. Malfunction voids a round, and its bet is given back.',
      tl: 'Itinatabi ang naputol na round at nagpapatuloy pagbalik mo. Kapag isang araw nang naghihintay ng pagpili, ang unang kahon ang ibibigay. Walang bisa ang round na pumalya, at ibinabalik ang taya.',
    },
  ]
}

function reelRules({ kind, lines, isBothWays, wild, strips, rows }: ReelGame, name: (letter: string) => Text): Text[] {
  const ways = rows ** strips.length
  const paying: Text =
    kind === 'lines'
      ? {
          en: `${lines.length} lines pay equal symbols next to each other ${isBothWays ? 'from either side' : 'from the left'}; each line pays its best win, and all lines add up.`,
          tl: `${lines.length} linya ang nagbabayad ng magkakatabing magkakapareho ${isBothWays ? 'mula sa alinmang gilid' : 'mula sa kaliwa'}; pinakamataas na panalo ng bawat linya, at pinagsasama ang lahat.`,
        }
      : {
          en: `Equal symbols on neighbouring reels from the left pay in any row: ${ways.toLocaleString('en')} ways. Each way pays.`,
          tl: `Nagbabayad ang magkakapareho sa magkakatabing reel mula sa kaliwa, saanmang hanay: ${ways.toLocaleString('en')} paraan. Binabayaran ang bawat paraan.`,
        }
  if (!wild) return [paying]
  const { en, tl } = name(wild.symbol)
  const more = wild.isExpanding
    ? { en: ' and covers its whole reel', tl: ' at tinatakpan ang buong reel' }
    : kind === 'ways' && wild.times > 1
      ? { en: ` and counts for ${wild.times} symbols`, tl: ` at katumbas ng ${wild.times} simbolo` }
      : wild.times > 1
        ? { en: ` and multiplies the win by ${wild.times}`, tl: ` at pinararami ang panalo nang × ${wild.times}` }
        : { en: '', tl: '' }
  return [
    paying,
    {
      en: `The ${en.toLowerCase()} is wild: it stands for every paying symbol${more.en}.`,
      tl: `Wild ang ${tl.toLowerCase()}: pumapalit sa bawat nagbabayad na simbolo${more.tl}.`,
    },
  ]
}

/** Symbols that only stand between those that pay, so that nobody waits for them. */
function idleRules({ freeSpins, pick, hold }: Title, game: ReelGame, name: (letter: string) => Text): Text[] {
  const used = [...Object.keys(game.pays), game.wild?.symbol, freeSpins?.symbol, pick?.symbol, hold?.symbol]
  const idle = [...new Set(game.strips.join(''))].filter(letter => !used.includes(letter)).map(name)
  if (idle.length === 0) return []
  const list = (language: 'en' | 'tl') => idle.map(one => one[language]).join(', ')
  return [{ en: `These pay nothing: ${list('en')}.`, tl: `Walang bayad ang mga ito: ${list('tl')}.` }]
}

function cascadeRules({ pays, ladder, mostFalls, columns, rows }: CascadeGame): Text[] {
  const from = Math.min(...Object.values(pays).map(([first]) => first?.from ?? 0))
  const steps = ladder.map(times => `× ${times}`).join(', ')
  const climbs: Text[] =
    ladder.length > 1
      ? [
          {
            en: `Wins of the falls of one round are multiplied by ${steps}.`,
            tl: `Pinararami ang panalo ng bawat pagbagsak: ${steps}.`,
          },
        ]
      : []
  return [
    {
      en: `${from} or more of a symbol anywhere among the ${columns * rows} cells pay. They vanish, others fall in their place, and may win again, up to ${mostFalls + 1} times.`,
      tl: `Nagbabayad ang ${from} o higit pang magkakapareho saanman sa ${columns * rows} puwesto. Nawawala sila, may babagsak na kapalit, at puwedeng manalo muli, hanggang ${mostFalls + 1} beses.`,
    },
    ...climbs,
  ]
}

function freeRules({ symbol, awards, ladder, most, strips }: FreeSpins, name: (letter: string) => Text): Text[] {
  const given = awards.flatMap((spins, count) => (spins > 0 ? [`${count} → ${spins}`] : [])).join(', ')
  const climbing = ladder.length > 1
  const times = ladder.join(', ')
  const { en, tl } = name(symbol)
  const multiplied = climbing
    ? {
        en: ` Their wins are multiplied by ${times}, spin by spin.`,
        tl: ` Pinararami ang panalo nang ${times}, bawat ikot.`,
      }
    : (ladder[0] ?? 1) > 1
      ? { en: ` Their wins are multiplied by ${times}.`, tl: ` Pinararami ang panalo nang × ${times}.` }
      : { en: '', tl: '' }
  const others = strips
    ? { en: ' They have reels of their own.', tl: ' May sarili silang mga reel.' }
    : { en: '', tl: '' }
  return [
    {
      en: `${en}, anywhere: ${given} free spins, also during free spins, at most ${most} in a round.${multiplied.en}${others.en}`,
      tl: `${tl}, kahit saan: ${given} libreng ikot, pati habang libre ang ikot, hanggang ${most} sa isang round.${multiplied.tl}${others.tl}`,
    },
  ]
}

function holdRules({ need, lives }: HoldBonus): Text[] {
  return [
    {
      en: `${need} or more coins are held, and the other cells are drawn again until no coin came ${lives} times running. Then all coins pay what stands on them; a full grid pays a prize besides.`,
      tl: `Hinahawakan ang ${need} o higit pang barya, at binubunot muli ang ibang puwesto hanggang ${lives} sunod na walang dumating. Babayaran ang nakasulat sa lahat ng barya; may dagdag na premyo ang punong grid.`,
    },
  ]
}

function pickRules({ need, prizes }: PickBonus): Text[] {
  const all = [...prizes].sort((a, b) => a - b).map(pay => pay / 100)
  return [
    {
      en: `${need} tickets let you open one of ${prizes.length} boxes. They hold ${all.join(', ')} times the bet in an order drawn before you choose; no box is better than another.`,
      tl: `Sa ${need} tiket, magbubukas ka ng isa sa ${prizes.length} kahon. Laman nila ang ${all.join(', ')} beses ng taya, sa ayos na binunot bago ka pumili; pantay-pantay ang mga kahon.`,
    },
  ]
}
