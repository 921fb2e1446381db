import type { PickersLocaleText } from "@mui/x-date-pickers/locales";
import { fill } from "../../content/fill";
import type { CalculatorText } from "../../content/texts/calculator";

/** The date picker's texts, from the calculator's own. */
export function pickerWords({ form }: CalculatorText): Partial<PickersLocaleText> {
  return {
    previousMonth: form.previousMonth,
    nextMonth: form.nextMonth,
    calendarViewSwitchingButtonAriaLabel: (view) => (view === "year" ? form.yearView : form.calendarView),
    cancelButtonLabel: form.cancel,
    clearButtonLabel: form.clearDate,
    okButtonLabel: form.ok,
    datePickerToolbarTitle: form.openCalendar,
    dateTableLabel: form.openCalendar,
    openDatePickerDialogue: (day) => (day ? fill(form.openCalendarOf, { day }) : form.openCalendar),
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
