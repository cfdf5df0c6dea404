import { expect, test } from 'vitest'
import { pageTasks, type TraceEvent } from './pageTasks.ts'

const thread = { pid: 1, tid: 2 }
const main: TraceEvent = { ...thread, name: 'thread_name', ph: 'M', ts: 0, args: { name: 'CrRendererMain' } }

function span(name: string, [ts, dur]: readonly [number, number], tag?: string): TraceEvent {
  const args = tag === undefined ? {} : { chrome_mojo_event_info: { mojo_interface_tag: tag } }
  return { ...thread, name, ph: 'X', ts, dur, tdur: dur, args }
}

const driver = 'blink.mojom.DevToolsSession'

test('what a page does for whoever drives it is taken off, but for the layout that it would have made a moment later', () => {
  const events = [
    main,
    span('ThreadControllerImpl::RunTask', [0, 100]),
    span('Receive mojo message', [10, 60], driver),
    span('Document::recalcStyle', [20, 15]),
    span('LocalFrameView::performLayout', [22, 5]),
    span('LocalFrameView::performLayout', [80, 10]),
    span('ThreadControllerImpl::RunTask', [200, 30]),
    span('Receive mojo message', [205, 20], 'network.mojom.URLLoaderClient'),
    { ...span('ThreadControllerImpl::RunTask', [0, 500]), tid: 3 },
  ]
  expect(pageTasks(events)).toEqual([
    { thread: '1 2', atUs: 0, workedUs: 55 },
    { thread: '1 2', atUs: 200, workedUs: 30 },
  ])
})
