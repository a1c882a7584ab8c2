import { Form, type FormProps } from 'antd'
import { type PropsWithChildren, useId } from 'react'

/**
 * A form in a dialog. Its fields' ids begin with a name of its own, because a form under the dialog may have fields of the
 * same names: labels and error texts would belong to those.
 */
export function DialogForm<V>(props: PropsWithChildren<FormProps<V>>) {
  return <Form<V> name={useId()} layout="vertical" {...props} />
}
