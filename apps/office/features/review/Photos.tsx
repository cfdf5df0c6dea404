import { useState } from 'react'
import { Photo } from './Photo.tsx'
import type { Case } from './useCase.ts'

const titles = {
  idPhoto: 'Front of ID',
  selfieWithIDPhotoPath: 'Selfie with ID',
  face: 'Face photo',
  idBack: 'Back of ID',
} as const

type Kind = keyof typeof titles

/** The ID beside the face; the others behind them. */
export function Photos({ photos }: { readonly photos: Case['photos'] }) {
  const [side, setSide] = useState<Kind>()
  const kinds = (Object.keys(titles) as Kind[]).filter(kind => photos[kind] !== '')
  const faces = kinds.filter(kind => kind !== 'idPhoto')
  const shown = faces.find(kind => kind === side) ?? faces[0]
  if (kinds.length === 0) return <p className="photosNone">No photo came with this submission.</p>
  return (
    <div className="photos">
      {photos.idPhoto && (
        <Photo key={photos.idPhoto} address={photos.idPhoto} title={titles.idPhoto} keys={['z', 'o']} />
      )}
      {/* All are fetched at once: their addresses are good for a minute. */}
      {faces.map(kind => (
        <Photo
          key={photos[kind]}
          address={photos[kind]}
          title={titles[kind]}
          keys={kind === shown ? ['s', 'p'] : undefined}
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
