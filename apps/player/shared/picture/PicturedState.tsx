import { EmptyState } from '@saya/ui/emptyState'
import type { ComponentProps } from 'react'
import { StatePicture } from './StatePicture.tsx'

type PicturedStateProps = Omit<ComponentProps<typeof EmptyState>, 'picture'> & ComponentProps<typeof StatePicture>

/** Why a list or a part of a page has nothing to show, under a picture. */
export function PicturedState({ of, ...words }: PicturedStateProps) {
  return <EmptyState picture={<StatePicture of={of} />} {...words} />
}
