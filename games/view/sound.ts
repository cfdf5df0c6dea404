/** What can be heard. Tones are made here, so that there is nothing to load; they are off until somebody wants them. */
export interface Sound {
  readonly isOn: boolean
  toggle(): void
  stop(reel: number): void
  win(isLarge: boolean): void
  tick(): void
}

const place = 'saya.sound'
/** A pentatonic scale upwards, in hertz: whatever of it sounds together sounds well. */
const scale = [392, 440, 523.25, 587.33, 659.25, 783.99, 880]

export function openSound(isQuiet: () => boolean): Sound {
  let isOn = read() === 'on'
  let context: AudioContext | undefined

  function tone(pitch: number, afterMs: number, lastsMs: number): void {
    if (!isOn || isQuiet()) return
    context ??= new AudioContext()
    const begin = context.currentTime + afterMs / 1000
    const end = begin + lastsMs / 1000
    const source = new OscillatorNode(context, { type: 'triangle', frequency: pitch })
    const volume = new GainNode(context, { gain: 0 })
    volume.gain.linearRampToValueAtTime(0.12, begin + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.001, end)
    source.connect(volume).connect(context.destination)
    source.start(begin)
    source.stop(end)
  }

  return {
    get isOn() {
      return isOn
    },
    toggle() {
      isOn = !isOn
      keep(isOn ? 'on' : 'off')
      tone(523.25, 0, 120)
    },
    stop: reel => tone(150 + reel * 12, 0, 90),
    tick: () => tone(659.25, 0, 60),
    win: isLarge => scale.slice(0, isLarge ? 7 : 4).forEach((pitch, index) => tone(pitch, index * 90, 260)),
  }
}

/** A frame of another origin may have no storage at all. */
function read(): string | null {
  try {
    return localStorage.getItem(place)
  } catch {
    return null
  }
}

function keep(value: string): void {
  try {
    localStorage.setItem(place, value)
  } catch {
    // It is asked for again next time.
  }
}
