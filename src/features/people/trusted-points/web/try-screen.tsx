import { m } from '../../../../generated/messages/messages.js'
import TryPoints from './try-points.tsx'

/** `/trusted-points/try` */
export const TryScreen = () => (
  <section>
    <h1 className="screen-title">{m.trusted_points_try_title()}</h1>
    <TryPoints />
  </section>
)
