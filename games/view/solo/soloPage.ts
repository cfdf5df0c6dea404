import { readAmount, showAmount } from '../amounts.ts'
import { type Opening, Refusal } from '../askStudio.ts'
import { chooseBet } from '../chooseBet.ts'
import { element } from '../element.ts'
import { animate, mayMove, wait } from '../motion.ts'
import { whyRefused } from '../whyRefused.ts'
import type { ToldWord } from '../openPage.ts'
import { openOwnResult } from '../ownResult.ts'
import { openPause } from '../host/pause.ts'
import type { Language } from '../sayIn.ts'
import { openSoloSide, type SoloSide } from '../soloSide.ts'
import type { Sound } from '../sound.ts'
import { openSoloMenu } from './soloMenu.ts'
import type { Action, Hindrance, Scene, SceneBook } from './soloScene.ts'
import { drawSoloScreen, drawSoundButton } from './soloScreen.ts'
import type { NextRound, SoloRound, SoloState, SoloStudio, SoloTurn } from './soloStudio.ts'
import { saySolo } from './saySolo.ts'

export interface SoloTools<Shown> {
  readonly opening: Opening
  readonly language: Language
  readonly scene: Scene<Shown>
  readonly book: SceneBook<Shown>
  readonly studio: SoloStudio<Shown>
  readonly sound: Sound
  /** So many letters that nobody can guess. */
  readonly newWord: () => string
  readonly nowMs: () => number
  readonly tell: (word: ToldWord) => void
}

/** Whatever is paid for, nothing else can be paid for sooner than this. */
const leastPaidMs = 2500
const askAgainMs = 1500

/** One game of several decisions in one page, from its first picture to its last round. */
export class SoloPage<Shown> {
  private readonly tools: SoloTools<Shown>
  private readonly say
  private readonly screen
  private readonly pause
  private readonly result
  private readonly own: SoloSide
  private stakes: readonly string[] = []
  private chosen = 0
  private next: NextRound = { commitment: '', nonce: 0 }
  private isBusy = true
  /** Something patient was pressed while a decision was on its way. */
  private isWished = false
  private paidAtMs = Number.NEGATIVE_INFINITY

  constructor(tools: SoloTools<Shown>) {
    this.tools = tools
    const { scene, book, sound, language } = tools
    this.say = saySolo(language)
    this.own = openSoloSide([tools.newWord, this.say], tools.opening)
    const wishes = {
      leave: () => tools.tell('exit'),
      openSaferPlay: () => tools.tell('safer'),
      openMenu: () => this.openMenu(),
      toggleSound: () => {
        sound.toggle()
        drawSoundButton(this.screen.sound, sound.isOn, this.say)
      },
      chooseBet: () => this.chooseBet(),
      changeBet: (steps: 1 | -1) => this.setBet(this.chosen + steps),
      play: () => void this.play(),
    }
    this.screen = drawSoloScreen({ ...book, play: scene.play }, this.say, wishes)
    this.screen.stage.append(scene.root)
    if (scene.setup) this.screen.setup.append(scene.setup)
    this.pause = openPause(tools.opening.returnUrl)
    this.result = openOwnResult(this.say, this.screen.result)
    drawSoundButton(this.screen.sound, sound.isOn, this.say)
  }

  async open(root: HTMLElement): Promise<void> {
    const { scene, studio, tell } = this.tools
    root.replaceChildren(this.screen.root)
    document.addEventListener('keydown', event => this.onKey(event))
    this.screen.strip.textContent = scene.rest()
    this.setBusy(true)
    const state = await this.heed(studio.readState())
    tell('ready')
    if (!state) return
    this.stakes = state.stakes
    this.setBet(Math.max(0, this.stakes.indexOf('10.00')))
    await this.resume(state)
  }

  /** What was cut off is gone on with before anything else. */
  private async resume(state: SoloState<Shown>): Promise<void> {
    this.meet(state.next)
    const { round } = state
    // What is on its way may be won already, and is not told yet.
    if (round?.state !== 'pending' && round?.state !== 'done') this.screen.balance.show(state.balance)
    if (!round) return this.setBusy(false)
    this.own.take(round)
    // A page that is opened again is no way around the time a round takes.
    this.paidAtMs = this.tools.nowMs()
    this.setBet(Math.max(0, this.stakes.indexOf(round.stake)))
    const isOpen = round.state === 'pending' || round.state === 'choosing' || round.state === 'stopped'
    if (isOpen) return this.follow(round, false)
    if (round.state === 'done') {
      await this.tools.scene.show(round, false)
      this.screen.balance.show(state.balance)
    }
    if (round.state === 'seen') this.screen.notice.textContent = this.say('seen')
    this.setBusy(false)
  }

  private async play(): Promise<void> {
    const stake = this.stakes[this.chosen]
    if (this.isBusy || stake === undefined || this.pause.isPaused()) return
    const { studio, newWord, scene } = this.tools
    const choices = scene.picks?.()
    if (typeof choices === 'string') {
      this.screen.notice.textContent = choices
      return
    }
    this.setBusy(true)
    this.screen.win.replaceChildren()
    this.screen.notice.textContent = ''
    await this.pay()
    const [key, clientSeed] = [newWord(), this.own.word.next]
    this.own.send(key, this.next)
    const turn = await this.heed(
      studio.play({
        key,
        clientSeed,
        stake,
        mode: scene.mode(),
        commitment: this.next.commitment,
        ...(choices && { choices }),
      }),
    )
    if (turn) {
      this.own.word.spend()
      return this.followTurn(turn, key)
    }
    await this.refresh()
    await this.own.heedRefusal(this.next, async () => (await this.heed(studio.listRounds()))?.rounds)
  }

  private async choose(round: SoloRound<Shown>, action: Omit<Action, 'label'>): Promise<void> {
    if (this.isBusy) {
      this.isWished ||= action.isPatient === true
      return
    }
    const choice = action.choice()
    const { studio, scene } = this.tools
    scene.close()
    // What is decided at once leaves the buttons where they are until the next ones take their place.
    this.isBusy = true
    this.screen.notice.textContent = ''
    await this.pause.passed()
    if (action.isPaid) {
      this.setBusy(true)
      await this.pay()
    }
    const turn = await this.heed(studio.choose({ key: round.key, step: round.step, choice }))
    if (turn) return this.followTurn(turn, round.key)
    await this.refresh()
  }

  private followTurn({ round, next }: SoloTurn<Shown>, sentKey: string): Promise<void> {
    this.own.take(round, sentKey)
    this.meet(next)
    return this.follow(round, true)
  }

  /** Goes on with a round from wherever it stands. */
  private async follow(round: SoloRound<Shown>, isNew: boolean): Promise<void> {
    const { scene, studio } = this.tools
    this.isBusy = true
    if (round.state !== 'choosing') this.setBusy(true)
    this.screen.balance.showBefore(round)
    this.own.take(round)
    switch (round.state) {
      case 'pending': {
        this.screen.notice.textContent = this.say('finishing')
        await wait(askAgainMs)
        const state = await this.heed(studio.readState())
        if (!state) return
        this.meet(state.next)
        this.screen.notice.textContent = ''
        if (state.round) return this.follow(state.round, isNew)
        this.screen.balance.show(state.balance)
        return this.setBusy(false)
      }
      case 'choosing':
        await scene.show(round, isNew)
        this.screen.strip.textContent = scene.tell(round)
        if (round.reason) this.screen.notice.textContent = this.say(reasonFor(round))
        this.tellBlocked(round)
        return this.offer(round)
      case 'done':
        await scene.show(round, isNew)
        this.settle(round)
        await wait(leastPaidMs - (this.tools.nowMs() - this.paidAtMs))
        return this.setBusy(false)
      default:
        this.screen.notice.textContent = this.say(reasonFor(round))
        this.tellBlocked(round)
        this.screen.strip.textContent = scene.rest()
        if (round.state !== 'stopped') this.setBusy(false)
    }
  }

  /** Why a player may not bet, the app around the game says. */
  private tellBlocked({ reason }: SoloRound<Shown>): void {
    if (reason === 'PLAYER_BLOCKED') this.tools.tell('blocked')
  }

  private offer(round: SoloRound<Shown>): void {
    const { scene } = this.tools
    this.isBusy = false
    const actions = scene.offer(round, choice => void this.choose(round, { choice: () => choice }))
    const buttons = actions.map(action => {
      const detail = action.detail !== undefined && element('small', {}, action.detail)
      const button = element(
        'button',
        { type: 'button', class: action.isMain ? 'act main' : 'act' },
        action.label,
        detail,
      )
      if (action.hindrance) heedHindrance(button, action.hindrance)
      button.addEventListener('click', () => {
        const isHindered = button.getAttribute('aria-disabled') === 'true'
        if (!isHindered || !action.hindrance || !sayAgain(action.hindrance)) void this.choose(round, action)
      })
      return button
    })
    const { actions: place, root } = this.screen
    place.replaceChildren(...buttons)
    root.classList.add('deciding')
    const wished = this.isWished && actions.find(({ isPatient }) => isPatient)
    this.isWished = false
    if (wished) return void this.choose(round, wished)
    // Whoever plays by keys finds the next decision where the last one was.
    if (document.activeElement !== document.body) return
    if (scene.focus) scene.focus()
    else buttons[0]?.focus({ preventScroll: true })
  }

  private settle(round: SoloRound<Shown>): void {
    const { scene, sound, tell } = this.tools
    const [staked, win] = [readAmount(round.staked), readAmount(round.win)]
    const amount = showAmount(win)
    this.screen.balance.show(round.balance)
    this.screen.strip.textContent = scene.tell(round)
    if (win > staked) {
      sound.win(win >= 10n * staked)
      const joy = element('span', { class: 'joy', 'aria-hidden': 'true' }, this.say('youWon'))
      const heard = element('span', { class: 'heard' }, this.say('won', { amount }))
      this.screen.win.replaceChildren(joy, element('strong', { 'aria-hidden': 'true' }, amount), heard)
    } else {
      const said = win > 0n ? this.say('paidBack', { amount }) : this.say('noWin')
      this.screen.win.replaceChildren(element('span', { class: 'plain' }, said))
    }
    this.result.count(staked, win)
    tell('round')
  }

  /** What is paid for waits until what was paid for before has had its time. */
  private async pay(): Promise<void> {
    const { nowMs } = this.tools
    await wait(leastPaidMs - (nowMs() - this.paidAtMs))
    this.paidAtMs = nowMs()
  }

  /** What a call came to, or nothing where it was refused: then the player has been told. */
  private async heed<T>(call: Promise<T>): Promise<T | undefined> {
    try {
      return await call
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      this.screen.notice.textContent = error.say[this.tools.language === 'tl' ? 1 : 0] ?? this.say('refused')
      if (error.code === 'session_over') this.tools.tell('over')
      return undefined
    }
  }

  /** After a refusal: where things stand now. */
  private async refresh(): Promise<void> {
    const said = this.screen.notice.textContent
    const state = await this.heed(this.tools.studio.readState())
    if (!state) return
    await this.resume(state)
    this.screen.notice.textContent = said
  }

  private meet(next: NextRound): void {
    this.next = next
    this.own.meet(next)
  }

  private setBet(index: number): void {
    const stake = this.stakes[index]
    if (stake === undefined) return
    this.chosen = index
    this.screen.bet.replaceChildren(this.say('bet'), element('b', {}, showAmount(readAmount(stake))))
    this.drawControls()
  }

  private setBusy(isBusy: boolean): void {
    const { root, actions, play } = this.screen
    this.isBusy = isBusy
    this.isWished = false
    // First of all: where one of them has the focus, the browser lays out everything that was changed before.
    const hadFocus = actions.contains(document.activeElement)
    actions.replaceChildren()
    root.classList.toggle('busy', isBusy)
    root.classList.remove('deciding')
    this.drawControls()
    if (hadFocus && !isBusy) play.focus({ preventScroll: true })
  }

  private drawControls(): void {
    const { play, less, more, bet, setup } = this.screen
    play.setAttribute('aria-disabled', String(this.isBusy))
    play.textContent = this.isBusy ? this.say('busy') : this.tools.scene.play
    less.disabled = this.isBusy || this.chosen === 0
    more.disabled = this.isBusy || this.chosen >= this.stakes.length - 1
    bet.disabled = this.isBusy
    setup.inert = this.isBusy
  }

  private chooseBet(): void {
    if (!this.isBusy) chooseBet(this.stakes, this.chosen, { say: this.say, choose: index => this.setBet(index) })
  }

  private openMenu(): void {
    const { book, studio, language } = this.tools
    const stake = readAmount(this.stakes[this.chosen] ?? '10.00')
    const heed = <T>(call: Promise<T>) => this.heed(call)
    openSoloMenu({ book, studio, stake, say: this.say, language, next: this.next, word: this.own.word, heed })
  }

  /** The space bar plays, plus and minus change the bet. A key that is held down counts once. */
  private onKey(event: KeyboardEvent): void {
    const isDeciding = this.screen.root.classList.contains('deciding')
    if (event.repeat || isDeciding || document.querySelector('dialog[open]')) return
    const target = event.target as HTMLElement
    if (event.key === ' ' && target.tagName !== 'BUTTON') {
      event.preventDefault()
      void this.play()
    } else if (!this.isBusy && (event.key === '+' || event.key === '-')) {
      this.setBet(this.chosen + (event.key === '+' ? 1 : -1))
    }
  }
}

/** What cannot be done now does not look as if it could; it can be reached all the same, and then says why. */
function heedHindrance(button: HTMLElement, { said, watch }: Hindrance): void {
  button.setAttribute('aria-describedby', said.id)
  watch(isHindered => button.setAttribute('aria-disabled', String(isHindered)))
}

/** Why something cannot be done, to whoever tries it all the same. False while nothing is said: then the studio says. */
function sayAgain({ said }: Hindrance): boolean {
  const why = said.textContent
  if (why === '') return false
  said.replaceChildren(why)
  if (mayMove()) void animate(said, [{ transform: 'scale(1.08)' }, { transform: 'none' }], { duration: 260 })
  return true
}

function reasonFor({ state, reason }: { readonly state: string; readonly reason: string }) {
  if (state === 'returned') return 'returned'
  if (state === 'stopped') return 'stopped'
  return whyRefused(reason)
}
