const mobileAgent = /Android|iPhone|iPad|iPod|Mobile|Opera Mini|IEMobile/i

/** A phone or a small tablet: its browser says so and its window is narrow. */
export function isMobile(userAgent: string, windowWidth: number): boolean {
  return mobileAgent.test(userAgent) && windowWidth < 900
}

/** The width the layout is drawn for. The style sheets hold the same limit as `--app-max`. */
export function layoutWidth(windowWidth: number): number {
  return Math.min(windowWidth, 480)
}
