import { closeCamera, glanceAt, openCamera, stillOf } from './camera.ts'
import { type CheckShape, checkCalls } from './checkCalls.ts'
import { element } from './element.ts'
import { type FrameHint, judgeFrame } from './judgeFrame.ts'
import { type TextName, textsIn } from './texts.ts'

const calls = checkCalls(location.search)
const app = document.getElementById('app') as HTMLElement
let check: CheckShape = { kind: '', label: '', locale: 'en', left: 0, isOpen: false }
let text = textsIn('en')
let camera: MediaStream | undefined

/** One step at a time; its heading takes the focus, so that a screen reader says where one is. */
function show(step: string, ...children: readonly (Node | undefined)[]): void {
  document.body.dataset.step = step
  app.replaceChildren(...children.filter(child => child !== undefined))
  const heading = app.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus()
  document.title = heading?.textContent ?? document.title
}

function go(address: string): void {
  location.replace(address)
}

async function leave(): Promise<void> {
  closeCamera(camera)
  const address = await calls.leave().catch(() => undefined)
  if (address) go(address)
  else showClosed()
}

function heading(name: TextName): HTMLElement {
  return element('h1', {}, text(name, { label: check.label }))
}

function button(name: TextName, look: string, act: () => unknown): HTMLButtonElement {
  return element('button', { type: 'button', class: look, onclick: act }, text(name))
}

function leaveButton(): HTMLElement {
  return button('leave', 'quiet', leave)
}

function showClosed(): void {
  show('closed', element('main', {}, heading('closed'), element('p', {}, text('closedLead'))))
}

function fileButton(look: string): HTMLElement {
  const input = element('input', {
    type: 'file',
    accept: 'image/jpeg,image/png,image/webp',
    class: 'hidden',
    tabindex: '-1',
    'aria-label': text('chooseFile'),
  })
  input.addEventListener('change', () => {
    const file = input.files?.[0]
    if (file) void takeFile(file)
  })
  return element(
    'div',
    { class: 'file' },
    input,
    button('chooseFile', look, () => input.click()),
  )
}

/** The shape of a card with what stands on it, so that the first thing one sees says what is wanted. */
function cardDrawing(): HTMLElement {
  return element(
    'div',
    { class: 'drawing', 'aria-hidden': 'true' },
    element('span', { class: 'face' }),
    element('span', { class: 'lines' }),
  )
}

function showStart(problem?: TextName): void {
  closeCamera(camera)
  const hasCamera = Boolean(navigator.mediaDevices?.getUserMedia)
  show(
    'start',
    element(
      'main',
      {},
      cardDrawing(),
      heading('title'),
      element('p', {}, text('lead')),
      problem ? element('p', { class: 'problem', role: 'alert' }, text(problem)) : undefined,
    ),
    element(
      'footer',
      {},
      hasCamera ? button('openCamera', 'strong', showCamera) : undefined,
      fileButton(hasCamera ? 'plain' : 'strong'),
      leaveButton(),
      element('small', {}, text('workshop')),
    ),
  )
}

async function showCamera(): Promise<void> {
  try {
    camera = await openCamera()
  } catch {
    showStart('noCamera')
    return
  }
  const video = element('video', { playsinline: true, autoplay: true, muted: true, 'aria-label': text('preview') })
  video.muted = true
  video.srcObject = camera
  const hint = element('p', { class: 'hint', role: 'status' }, text('hold'))
  const shoot = button('shoot', 'shutter', () => takeStill(video))
  shoot.replaceChildren()
  shoot.setAttribute('aria-label', text('shoot'))
  show(
    'camera',
    element(
      'main',
      { class: 'shooting' },
      element('h1', { class: 'over' }, text('title', { label: check.label })),
      element('div', { class: 'stage' }, video, element('div', { class: 'frame', 'aria-hidden': 'true' }), hint),
    ),
    element('footer', { class: 'shooting' }, fileButton('quiet'), shoot, leaveButton()),
  )
  watch(video, hint)
}

/** Says what could be better about three times a second, until the step is another. */
function watch(video: HTMLVideoElement, hint: HTMLElement): void {
  if (!video.isConnected) return
  const glance = glanceAt(video, video.videoWidth, video.videoHeight)
  if (glance) {
    const said = text(judgeFrame(glance) ?? 'ready')
    if (hint.textContent !== said) hint.textContent = said
  }
  setTimeout(() => watch(video, hint), 350)
}

async function takeStill(video: HTMLVideoElement): Promise<void> {
  if (video.videoWidth === 0) return
  const glance = glanceAt(video, video.videoWidth, video.videoHeight)
  const still = await stillOf(video)
  closeCamera(camera)
  showReview(still, glance && judgeFrame(glance))
}

async function takeFile(file: File): Promise<void> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) {
    showStart('unreadable')
    return
  }
  const glance = glanceAt(bitmap, bitmap.width, bitmap.height)
  const isSmall = Math.min(bitmap.width, bitmap.height) < 400
  showReview(await stillOf(bitmap), isSmall ? 'small' : glance && judgeFrame(glance))
}

function showReview(still: Blob, hint: FrameHint | 'small' | undefined, problem?: TextName): void {
  const address = URL.createObjectURL(still)
  const said = problem ?? hint
  show(
    'review',
    element(
      'main',
      {},
      heading('reviewTitle'),
      element('img', { src: address, alt: text('photo'), class: 'still' }),
      element('p', { class: said ? 'problem' : 'good', role: said ? 'alert' : 'status' }, text(said ?? 'reviewGood')),
    ),
    element(
      'footer',
      {},
      button('use', 'strong', () => send(still, hint)),
      button('retake', 'plain', () => showStart()),
      leaveButton(),
    ),
  )
}

async function send(still: Blob, hint: FrameHint | 'small' | undefined): Promise<void> {
  const bar = element('div', { class: 'reading', 'aria-hidden': 'true' }, element('span'))
  show(
    'reading',
    element(
      'main',
      { 'aria-busy': 'true' },
      cardDrawing(),
      heading('reading'),
      element('p', { role: 'status' }, text('readingLead')),
      bar,
    ),
  )
  const shown = await calls.show(still).catch(() => undefined)
  if (!shown) showReview(still, hint, 'offline')
  else if (shown.outcome === 'busy') showReview(still, hint, 'busy')
  else if (shown.outcome === 'closed') await start()
  else if (shown.outcome === 'again') showAgain(shown.reason, shown.left)
  else if ('go' in shown) showEnd(shown.outcome === 'passed' ? 'done' : 'failed', shown.go)
}

function showAgain(reason: TextName, left: number): void {
  show(
    'again',
    element(
      'main',
      {},
      element('div', { class: 'mark', 'aria-hidden': 'true' }, '!'),
      heading('againTitle'),
      element('p', { role: 'alert' }, text(reason, { label: check.label })),
      left > 0 ? element('p', { class: 'left' }, text('left', { left })) : undefined,
    ),
    element(
      'footer',
      {},
      button('retake', 'strong', () => showStart()),
      leaveButton(),
    ),
  )
}

function showEnd(name: 'done' | 'failed', address: string): void {
  const mark = element('div', { class: `mark ${name}`, 'aria-hidden': 'true' }, name === 'done' ? '✓' : '!')
  show(name, element('main', {}, mark, element('h1', {}, text(name))))
  setTimeout(go, 700, address)
}

async function start(): Promise<void> {
  const found = await calls.find().catch(() => undefined)
  if (found) {
    check = found
    text = textsIn(found.locale)
    document.documentElement.lang = found.locale
  }
  if (found?.go) go(found.go)
  else if (found?.isOpen) showStart()
  else showClosed()
}

void start()
