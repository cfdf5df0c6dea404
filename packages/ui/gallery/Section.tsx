import type { ReactNode } from 'react'
import { SectionHead } from '../sectionHead/index.ts'
import type { GalleryTexts } from './sampleTexts.ts'

export interface SectionProps {
  texts: GalleryTexts
}

export function Section({ title, wide, children }: { title: string; wide?: boolean; children: ReactNode }) {
  return (
    <section className="gallerySection">
      <SectionHead title={title} />
      <div className="galleryBody" data-wide={wide || undefined}>
        {children}
      </div>
    </section>
  )
}
