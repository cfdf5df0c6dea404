import { useLayoutEffect, useState } from 'react'

export const galleryThemes = ['light', 'dark'] as const
/** The brand sites, and `h5` for a host of no brand: it has the colours of slots and no word beside the name. */
export const galleryBrands = ['h5', 'slots', 'game', 'play'] as const

export interface Look {
  readonly theme: (typeof galleryThemes)[number]
  readonly brand: (typeof galleryBrands)[number]
}

/** The look of the page, which is the app's own again once the gallery is left. */
export function useLook(brand: Look['brand']) {
  const [look, setLook] = useState<Look>({ theme: 'light', brand })
  // Before the next page is painted, it has its own look again.
  useLayoutEffect(() => {
    const { dataset } = document.documentElement
    const before = { theme: dataset.theme, brand: dataset.brand }
    const theme = galleryThemes.find(known => known === before.theme)
    if (theme) setLook(now => ({ ...now, theme }))
    return () => void Object.assign(dataset, before)
  }, [])

  function choose(part: Partial<Look>) {
    const next = { ...look, ...part }
    const colours = next.brand === 'h5' ? 'slots' : next.brand
    Object.assign(document.documentElement.dataset, { theme: next.theme, brand: colours })
    setLook(next)
  }
  return [look, choose] as const
}
