import type { Units } from '@saya/money'
import type { Step, Title } from '../shape.ts'
import { readAmount, showAmount } from '../../view/amounts.ts'
import { Board } from './board.ts'
import { addressOf, openCells } from './cells.ts'
import { chooseBet } from '../../view/chooseBet.ts'
import { featureOf } from './featureOf.ts'
import { openMenu } from './menu.ts'
import { wait } from '../../view/motion.ts'
import { askForBox } from './askForBox.ts'
import { openOwnResult } from '../../view/ownResult.ts'
import { openPause } from '../../view/host/pause.ts'
import { drawScreen, drawSoundButton } from './screen.ts'
import { openSoloSide, type SoloSide } from '../../view/soloSide.ts'
import { showRound, type Stage, tellResult, worthOf } from './showRound.ts'
import type { Sound } from '../../view/sound.ts'
import { type Opening, Refusal } from '../../view/askStudio.ts'
import { whyRefused } from '../../view/whyRefused.ts'
import type { Round, State, Studio, Turn } from './studio.ts'
import { type Language, sayIn } from './sayIn.ts'

export interface GameTools {
  readonly opening: Opening
  readonly title: Title
  readonly studio: Studio
  readonly sound: Sound
  /** So many letters that nobody can guess. */
  readonly newWord: () => string
  readonly nowMs: () => number
  /** Tells the app around the game what it does. */
  readonly tell: (word: 'ready' | 'exit' | 'over' | 'round' | 'safer' | 'blocked') => void
}

/** No round is over sooner than this after it was begun. */
const leastRoundMs = 2500
const askAgainMs = 1500
/** Whoever has a slow line may play before the last picture is there. */
const mostLoadMs = 1200

/** One game in one page, from its first picture to its last round. */
export class Game {
  private readonly language: Language
  private readonly say
  private readonly cells
  private readonly board
  private readonly screen
  private readonly pause
  private readonly result
  private readonly own: SoloSide
  private readonly tools: GameTools
  private stakes: readonly string[] = []
  private chosen = 0
  private next = { commitment: '', nonce: 0 }
  private isBusy = true

  constructor(tools: GameTools) {
    this.tools = tools
    const { title, opening, sound } = tools
    this.language = opening.language === 'tl' ? 'tl' : 'en'
    this.say = sayIn(this.language)
    this.own = openSoloSide([tools.newWord, this.say], opening)
    this.cells = openCells(title, this.language, this.say)
    this.board = new Board(title, this.cells)
    const wishes = {
      leave: () => tools.tell('exit'),
      openSaferPlay: () => tools.tell('safer'),
      openMenu: () => this.openMenu(),
      toggleSound: () => {
        sound.toggle()
        this.drawSound()
      },
      chooseBet: () => this.chooseBet(),
      changeBet: (steps: 1 | -1) => this.setBet(this.chosen + steps),
      spin: () => void this.spin(),
    }
    this.screen = drawScreen(title, this.say, { wishes, language: this.language })
    this.screen.frame.append(this.board.root)
    this.pause = openPause(opening.returnUrl)
    this.result = openOwnResult(this.say, this.screen.result)
    this.drawSound()
  }

  async open(root: HTMLElement): Promise<void> {
    const { title, studio, tell } = this.tools
    root.replaceChildren(this.screen.root)
    document.addEventListener('keydown', event => this.onKey(event))
    this.board.show(openingColumns(title))
    this.rest()
    this.setBusy(true)
    const [state] = await Promise.all([
      this.heed(studio.readState()),
      Promise.race([this.cells.load(), wait(mostLoadMs)]),
    ])
    tell('ready')
    if (!state) return
    this.stakes = state.stakes
    this.setBet(Math.max(0, this.stakes.indexOf('10.00')))
    await this.resume(state)
  }

  /** What was cut off is gone on with before anything else. */
  private async resume(state: State): Promise<void> {
    this.take(state)
    const { round } = state
    if (round?.state === 'pending') return this.resumeLater()
    if (round) this.setBet(this.stakes.indexOf(round.stake))
    const columns = round && lastColumns(round.shown)
    if (columns) this.board.show(columns)
    if (round?.state === 'choosing') await this.finish(round)
    else if (round?.state === 'stopped' || round?.state === 'seen')
      this.screen.notice.textContent = this.say(round.state)
    if (round?.state !== 'stopped') this.setBusy(false)
  }

  private async resumeLater(): Promise<void> {
    this.screen.notice.textContent = this.say('finishing')
    await wait(askAgainMs)
    const again = await this.heed(this.tools.studio.readState())
    this.screen.notice.textContent = ''
    if (again) await this.resume(again)
  }

  private async spin(): Promise<void> {
    const stake = this.stakes[this.chosen]
    if (this.isBusy || stake === undefined || this.pause.isPaused()) return
    const { studio, newWord, nowMs } = this.tools
    const begunAtMs = nowMs()
    this.setBusy(true)
    this.rest()
    this.screen.win.replaceChildren()
    this.screen.notice.textContent = ''
    this.board.start()
    const [key, clientSeed] = [newWord(), this.own.word.next]
    const play = { key, clientSeed, stake, mode: 0, commitment: this.next.commitment }
    this.own.send(play.key, this.next)
    const turn = await this.heed(studio.play(play))
    if (!turn) {
      this.setBusy(!(await this.refresh()))
      return this.own.heedRefusal(this.next, async () => (await this.heed(studio.listRounds()))?.rounds)
    }
    this.own.word.spend()
    this.own.take(turn.round, play.key)
    const round = await this.whenDecided(turn)
    if (round) await this.finish(round)
    await wait(leastRoundMs - (nowMs() - begunAtMs))
    this.setBusy(round === undefined)
  }

  /** Asks for as long as the round is on its way: whatever became of it, it is told here. */
  private async whenDecided(turn: Turn): Promise<Round | undefined> {
    this.meet(turn.next)
    if (turn.round.state !== 'pending') return turn.round
    this.screen.notice.textContent = this.say('finishing')
    await wait(askAgainMs)
    const state = await this.heed(this.tools.studio.readState())
    if (!state) return undefined
    if (state.round) this.own.take(state.round)
    const same = state.round?.key === turn.round.key ? state.round : turn.round
    return this.whenDecided({ round: same, next: state.next })
  }

  private async finish(round: Round): Promise<void> {
    this.own.take(round)
    this.screen.balance.showBefore(round)
    this.screen.notice.textContent = ''
    if (round.state === 'done' || round.state === 'choosing') {
      const ended = await this.showAll(round)
      if (ended?.state === 'stopped') this.screen.notice.textContent = this.say(reasonFor(ended))
      else if (ended) this.settle(ended)
      return
    }
    if (round.reason === 'PLAYER_BLOCKED') this.tools.tell('blocked')
    const last = lastColumns(round.shown) ?? openingColumns(this.tools.title)
    await this.board.land(last, () => undefined)
    this.screen.notice.textContent = this.say(reasonFor(round))
  }

  /** Shows a round, and where it waits for a choice asks for it and shows what that came to. */
  private async showAll(round: Round): Promise<Round | undefined> {
    const { title, studio } = this.tools
    const stage = this.stageFor(readAmount(round.stake))
    await showRound(round.shown, stage)
    const last = round.shown.at(-1)
    if (round.state !== 'choosing' || last?.kind !== 'pick') return round
    const { choice, boxes } = await askForBox(last.boxes, this.say, addressOf(title, title.pick?.symbol ?? ''))
    await this.pause.passed()
    const turn = await this.heed(studio.choose({ key: round.key, step: round.step, choice }))
    if (turn) this.own.take(turn.round, round.key)
    const ended = turn && (await this.whenDecided(turn))
    const picked = ended?.shown.find(step => step.kind === 'picked')
    if (picked?.kind === 'picked')
      await boxes.reveal(
        picked.choice,
        picked.prizes.map(pay => worthOf(stage, pay)),
      )
    return ended
  }

  private settle(round: Round): void {
    this.own.take(round)
    const stake = readAmount(round.stake)
    const win = readAmount(round.win)
    tellResult(win, this.stageFor(stake))
    this.result.count(stake, win)
    this.screen.balance.show(round.balance)
    this.rest()
    this.tools.tell('round')
  }

  private stageFor(stake: Units): Stage {
    const { title, sound } = this.tools
    return { title, board: this.board, screen: this.screen, sound, say: this.say, stake }
  }

  /** What a call came to, or nothing where it was refused: then the player has been told. */
  private async heed<T>(call: Promise<T>): Promise<T | undefined> {
    try {
      return await call
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.screen.notice.textContent = error.say[this.language === 'tl' ? 1 : 0] ?? this.say('refused')
      if (error.code === 'session_over') this.tools.tell('over')
      return undefined
    }
  }

  /** After a refusal: where things stand now. Whether there is anything to go on with. */
  private async refresh(): Promise<boolean> {
    this.board.show(openingColumns(this.tools.title))
    const said = this.screen.notice.textContent
    const state = await this.heed(this.tools.studio.readState())
    if (!state) return false
    if (state.round?.state === 'pending' || state.round?.state === 'choosing') await this.resume(state)
    else {
      this.take(state)
      this.screen.notice.textContent = said
    }
    return true
  }

  private take(state: State): void {
    if (state.round) this.own.take(state.round)
    this.meet(state.next)
    // What is on its way may be won already, and is not told yet.
    if (state.round?.state !== 'pending') this.screen.balance.show(state.balance)
  }

  private meet(next: State['next']): void {
    this.next = next
    this.own.meet(next)
  }

  private setBet(index: number): void {
    if (this.stakes[index] === undefined) return
    this.chosen = index
    const amount = showAmount(readAmount(this.stakes[index] ?? ''))
    this.screen.bet.replaceChildren(
      this.say('bet'),
      Object.assign(document.createElement('b'), { textContent: amount }),
    )
    this.drawControls()
  }

  private setBusy(isBusy: boolean): void {
    this.isBusy = isBusy
    this.screen.root.classList.toggle('busy', isBusy)
    this.drawControls()
  }

  private drawControls(): void {
    const { spin, less, more, bet } = this.screen
    spin.setAttribute('aria-disabled', String(this.isBusy))
    spin.setAttribute('aria-label', this.say(this.isBusy ? 'spinning' : 'spin'))
    less.disabled = this.isBusy || this.chosen === 0
    more.disabled = this.isBusy || this.chosen >= this.stakes.length - 1
    bet.disabled = this.isBusy
  }

  private drawSound(): void {
    drawSoundButton(this.screen.sound, this.tools.sound.isOn, this.say)
  }

  /** Between rounds the strip says what to look out for. */
  private rest(): void {
    this.screen.strip.textContent = featureOf(this.tools.title)[this.language]
  }

  private chooseBet(): void {
    if (!this.isBusy) chooseBet(this.stakes, this.chosen, { say: this.say, choose: index => this.setBet(index) })
  }

  private openMenu(): void {
    const { title, studio } = this.tools
    const stake = readAmount(this.stakes[this.chosen] ?? '1.00')
    openMenu({
      title,
      studio,
      stake,
      say: this.say,
      language: this.language,
      next: this.next,
      word: this.own.word,
      heed: call => this.heed(call),
    })
  }

  /** The space bar spins, plus and minus change the bet. A key that is held down counts once. */
  private onKey(event: KeyboardEvent): void {
    if (event.repeat || document.querySelector('dialog[open]')) return
    const target = event.target as HTMLElement
    if (event.key === ' ' && target.tagName !== 'BUTTON') {
      event.preventDefault()
      void this.spin()
    } else if (event.key === '+' || event.key === '-') this.setBet(this.chosen + (event.key === '+' ? 1 : -1))
  }
}

function reasonFor({ state, reason }: Round) {
  if (state === 'returned') return 'returned'
  if (state === 'stopped') return 'stopped'
  return whyRefused(reason)
}

function lastColumns(steps: readonly Step[]): readonly string[] | undefined {
  const last = steps.findLast(step => step.kind === 'spin' || step.kind === 'fall')
  return last && 'columns' in last ? last.columns : undefined
}

/** Something to look at before the first round: it was drawn by nobody and pays nothing. */
function openingColumns({ game, symbols }: Title): string[] {
  if (game.kind !== 'cascade')
    return game.strips.map((strip, index) => (strip + strip).slice(index * 2, index * 2 + game.rows))
  const letters = Object.keys(symbols).join('').repeat(game.rows)
  return Array.from({ length: game.columns }, (_, index) => letters.slice(index * 2, index * 2 + game.rows))
}
