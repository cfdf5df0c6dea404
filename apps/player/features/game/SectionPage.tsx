import type { Place } from '../../app/routes.ts'
export function Page({ place }: { place: Place }) {
  return <p>{place.params.categoryId}</p>
}
