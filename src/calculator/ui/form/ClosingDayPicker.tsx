import { AdapterDateFns } from "@mui/x-date-pickers/AdapterDateFns";
import { DatePicker } from "@mui/x-date-pickers/DatePicker";
import type { PickersLocaleText } from "@mui/x-date-pickers/locales";
import { LocalizationProvider } from "@mui/x-date-pickers/LocalizationProvider";
import type { Locale } from "date-fns/locale";
import { enUS } from "date-fns/locale/en-US";
import { es } from "date-fns/locale/es";
import { useField } from "formik";
import { type FocusEvent, useRef } from "react";
import { parseDay } from "../../../content/schema/calendarDay";
import { interpolate } from "../../../content/interpolate";
import type { CalculatorText } from "../../../content/texts/calculator";
import type { Language } from "../../../i18n/languages";
import { fieldLook } from "../fieldLook";
import { type DayBounds, isoDay } from "../../model/dates";
import { useFieldMessage } from "../../state/useFieldMessage";
import { useWords } from "../../words/words";

/** The date picker's texts, from the calculator's own. */
function pickerWords({ form }: CalculatorText): Partial<PickersLocaleText> {
  return {
    previousMonth: form.previousMonth,
    nextMonth: form.nextMonth,
    calendarViewSwitchingButtonAriaLabel: (view) => (view === "year" ? form.yearView : form.calendarView),
    cancelButtonLabel: form.cancel,
    clearButtonLabel: form.clearDate,
    okButtonLabel: form.ok,
    datePickerToolbarTitle: form.openCalendar,
    dateTableLabel: form.openCalendar,
    openDatePickerDialogue: (day) => (day ? interpolate(form.openCalendarOf, { day }) : form.openCalendar),
    fieldClearLabel: form.clearDate,
    fieldYearPlaceholder: ({ digitAmount }) => form.yearLetter.repeat(digitAmount),
    fieldMonthPlaceholder: () => "MM",
    fieldDayPlaceholder: () => "DD",
    year: form.year,
    month: form.month,
    day: form.day,
    empty: form.empty,
  };
}

// US conventions in both languages: month first, the week starts on Sunday.
const LOCALES: Record<Language, Locale> = { en: enUS, es: { ...es, options: { ...es.options, weekStartsOn: 0 } } };

/** A started but unfinished date: validation rejects it. */
const UNFINISHED = "unfinished";

/** The optional day of the purchase closing, typed or picked from a calendar. */
export function ClosingDayPicker({ dates }: { dates: DayBounds }) {
  const { text, language } = useWords();
  const [{ value }, , { setValue, setTouched }] = useField<string>("closingDay");
  const message = useFieldMessage("closingDay", dates);
  const input = useRef<HTMLInputElement>(null);

  // The picker reports only complete dates; a partial one exists only in its input.
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    const begun = /\d/.test(input.current?.value ?? "");
    void setTouched(true, false);
    if (value === "" || value === UNFINISHED) void setValue(begun ? UNFINISHED : "");
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={LOCALES[language]} localeText={pickerWords(text)}>
      <DatePicker
        name="closingDay"
        inputRef={input}
        label={text.form.closingDay}
        value={parseDay(value)}
        onChange={(date) => void setValue(date === null ? "" : (isoDay(date) ?? UNFINISHED))}
        minDate={parseDay(dates.first) ?? undefined}
        maxDate={parseDay(dates.last) ?? undefined}
        format="MM/dd/yyyy"
        slotProps={{
          field: { clearable: true },
          textField: {
            id: "deal-closingDay",
            fullWidth: true,
            sx: fieldLook,
            error: message !== undefined,
            helperText: message ?? text.form.closingDayHelp,
            onBlur: leave,
            slotProps: { inputLabel: { shrink: true } },
          },
        }}
      />
    </LocalizationProvider>
  );
}
