/** One entry of the browser's own record: of a frame, it says what came of it. */
export interface FrameEvent {
  readonly name: string
  readonly ph: string
  readonly args: {
    readonly frame_reporter?: {
      /** Something moves on the screen by the page's thread, by the compositor's, or as it is scrolled. */
      readonly has_main_animation?: boolean
      readonly has_compositor_animation?: boolean
      readonly scroll_state?: string
      readonly state?: string
      /** It did not show in time what moves. */
      readonly affects_smoothness?: boolean
    }
  }
}

export interface ShownFrames {
  /** So many frames were due while something moved, */
  readonly due: number
  /** and of them so many were not shown in time, or without what moved. */
  readonly missed: number
}

/** What the eye saw of all that moved. A frame in which nothing moves may come late: nobody sees it. */
export function shownFrames(events: readonly FrameEvent[]): ShownFrames {
  const reports = events.flatMap(({ name, ph, args }) =>
    name === 'PipelineReporter' && ph === 'b' && args.frame_reporter ? [args.frame_reporter] : [],
  )
  const due = reports.filter(
    one =>
      one.state !== 'STATE_NO_UPDATE_DESIRED' &&
      (one.has_main_animation || one.has_compositor_animation || (one.scroll_state ?? 'SCROLL_NONE') !== 'SCROLL_NONE'),
  )
  return { due: due.length, missed: due.filter(one => one.affects_smoothness).length }
}
