import { createLink } from '@tanstack/react-router'
import { Button } from 'antd'

/** An internal link that looks like a button. Set its look by `color` and `variant`, because the router uses `type`. */
export const LinkButton = createLink(Button)
