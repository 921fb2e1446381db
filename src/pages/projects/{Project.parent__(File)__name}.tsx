import { graphql, type HeadProps, type PageProps } from "gatsby";
import { projectInputs } from "../../calculator/model/projectInputs";
import { Layout } from "../../components/Layout";
import { companyOf, textOf } from "../../components/pageFrame";
import { projectSeo } from "../../components/projectContent";
import { Seo } from "../../components/Seo";
import { useText } from "../../content/pageWords";
import type { Language } from "../../i18n/languages";
import { ProjectNeighbors } from "../../sections/ProjectNeighbors";
import { ProjectOpening } from "../../sections/ProjectOpening";
import { ProjectOutcome } from "../../sections/ProjectOutcome";
import { entryPath } from "../../site/entryPages";

// Gatsby makes a page of each entry in content/projects/, at the address of its file's name.

export default function ProjectPage({ data }: PageProps<Queries.ProjectPageQuery>) {
  const text = useText("project");
  const { projects: words } = useText("home");
  const { project } = data;
  if (!project) return null;
  const { deal, title } = project;
  return (
    <Layout frame={data}>
      <ProjectOpening text={{ ...text, area: words.area, months: words.months }} project={project} />
      {deal && (
        <ProjectOutcome
          text={words.deal}
          deal={deal}
          wanted={{ inputs: projectInputs({ ...project, deal }, words.deal.works), name: title, asked: true }}
        />
      )}
      <ProjectNeighbors text={text} previous={project.previous} next={project.next} />
    </Layout>
  );
}

interface ProjectPageContext {
  language: Language;
  parent__name: string;
}

export function Head({ data, pageContext }: HeadProps<Queries.ProjectPageQuery, ProjectPageContext>) {
  const { project } = data;
  if (!project) return null;
  return (
    <Seo
      company={companyOf(data)}
      text={projectSeo(textOf(data, "project").seo, project)}
      language={pageContext.language}
      path={entryPath("project", pageContext.parent__name)}
    />
  );
}

export const query = graphql`
  query ProjectPage($id: String!, $language: String!, $texts: [String!]!) {
    ...PageFrame
    project(id: { eq: $id }) {
      ...ProjectFacts
      place(language: $language)
      before {
        ...IntroPicture
      }
      after {
        ...IntroPicture
      }
      previous {
        ...ProjectNeighbor
      }
      next {
        ...ProjectNeighbor
      }
    }
  }
  fragment ProjectNeighbor on Project {
    name
    title(language: $language)
    after {
      ...WidePicture
    }
  }
`;
