import { Skeleton } from '@saya/ui/skeleton'

/** Four rows: as many as a phone shows. */
export function GridSkeleton() {
  return (
    <div className="gridSkeleton">
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index}>
          <Skeleton shape="art" />
          <Skeleton shape="line" />
          <Skeleton shape="shortLine" />
        </div>
      ))}
    </div>
  )
}
