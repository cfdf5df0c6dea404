import { expect, test } from 'vitest'
import { type FrameEvent, shownFrames } from './shownFrames.ts'

type Report = NonNullable<FrameEvent['args']['frame_reporter']>

function frame(report: Report): FrameEvent {
  return { name: 'PipelineReporter', ph: 'b', args: { frame_reporter: report } }
}

const still: Report = { has_main_animation: false, has_compositor_animation: false, scroll_state: 'SCROLL_NONE' }

test('frames count while something moves, and are missed where what moves was not shown in time', () => {
  const moving: Report = { ...still, has_compositor_animation: true }
  const events: FrameEvent[] = [
    frame({ ...still, state: 'STATE_DROPPED', affects_smoothness: false }),
    frame({ ...still, state: 'STATE_PRESENTED_ALL' }),
    frame({ ...moving, state: 'STATE_NO_UPDATE_DESIRED' }),
    frame({ ...moving, state: 'STATE_PRESENTED_ALL', affects_smoothness: false }),
    frame({ ...moving, state: 'STATE_DROPPED', affects_smoothness: true }),
    frame({ ...still, has_main_animation: true, state: 'STATE_PRESENTED_PARTIAL', affects_smoothness: true }),
    frame({ ...still, scroll_state: 'SCROLL_COMPOSITOR_THREAD', state: 'STATE_PRESENTED_ALL' }),
    { name: 'PipelineReporter', ph: 'e', args: {} },
    { ...frame({ ...moving, state: 'STATE_DROPPED', affects_smoothness: true }), name: 'Another' },
  ]
  expect(shownFrames(events)).toEqual({ due: 4, missed: 2 })
})
