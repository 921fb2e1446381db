import { createContext, type ReactNode, useContext } from "react";
import { FormikProvider, type FormikContextType } from "formik";
import type { FormName } from "./fieldId";

/** What its fields know of a form beside their values. */
export interface FormSettings {
  form: FormName;
  /** What is wrong with a field, in words; undefined for what needs none. */
  errorWords: (error: string, name: string) => string | undefined;
}

const Settings = createContext<FormSettings | undefined>(undefined);

/** The settings of the form that the field stands in. */
export function useFormSettings(): FormSettings {
  const settings = useContext(Settings);
  if (!settings) throw new Error("A field stands outside of a form.");
  return settings;
}

interface FormProviderProps<Values> {
  formik: FormikContextType<Values>;
  settings: FormSettings;
  children: ReactNode;
}

/** A form around its fields. */
export const FormProvider = <Values,>({ formik, settings, children }: FormProviderProps<Values>) => (
  <FormikProvider value={formik}>
    <Settings.Provider value={settings}>{children}</Settings.Provider>
  </FormikProvider>
);
