import { useEffect, useState } from 'react'
import { Photo } from './Photo.tsx'
import type { Case } from './useCase.ts'

const titles = {
  idPhoto: 'Front of ID',
  selfieWithIDPhotoPath: 'Selfie with ID',
  face: 'Face photo',
  idBack: 'Back of ID',
} as const

type Kind = keyof typeof titles

interface PhotosProps {
  readonly photos: Case['photos']
  /** All that there are stand before the reviewer. */
  readonly onShown: () => void
  readonly onAgain: () => void
}

/** The ID beside the face; the others behind them. */
export function Photos({ photos, onShown, onAgain }: PhotosProps) {
  const [side, setSide] = useState<Kind>()
  const [seen, see] = useState<ReadonlySet<Kind>>(new Set())
  const kinds = (Object.keys(titles) as Kind[]).filter(kind => photos[kind] !== '')
  const areShown = kinds.every(kind => seen.has(kind))
  const faces = kinds.filter(kind => kind !== 'idPhoto')
  const shown = faces.find(kind => kind === side) ?? faces[0]
  useEffect(() => {
    if (areShown) onShown()
  }, [areShown, onShown])
  const note = (kind: Kind) => () => see(before => new Set(before).add(kind))
  if (kinds.length === 0) return <p className="photosNone">No photos in this submission</p>
  return (
    <div className="photos">
      {photos.idPhoto && (
        <Photo
          key={photos.idPhoto}
          address={photos.idPhoto}
          title={titles.idPhoto}
          keys={['z', 'o']}
          onShown={note('idPhoto')}
          onAgain={onAgain}
        />
      )}
      {/* All are fetched at once: their addresses are good for a minute. */}
      {faces.map(kind => (
        <Photo
          key={photos[kind]}
          address={photos[kind]}
          title={titles[kind]}
          keys={kind === shown ? ['s', 'p'] : undefined}
          onShown={note(kind)}
          onAgain={onAgain}
        />
      ))}
      {faces.length > 1 && (
        <div className="photosOther">
          {faces.map(kind => (
            <button key={kind} type="button" aria-pressed={kind === shown} onClick={() => setSide(kind)}>
              {titles[kind]}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
