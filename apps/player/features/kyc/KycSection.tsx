import type { ReactNode } from 'react'

interface KycSectionProps {
  readonly title: string
  /** Below the page's name at once, or below the name of a step. */
  readonly heading?: 'h2' | 'h3'
  readonly children: ReactNode
}

/** One part of a form under its name. */
export function KycSection({ title, heading: Heading = 'h3', children }: KycSectionProps) {
  return (
    <section className="kycSection" aria-label={title}>
      <Heading className="h2">{title}</Heading>
      {children}
    </section>
  )
}
